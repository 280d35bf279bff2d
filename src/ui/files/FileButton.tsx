/** A button that lets the reader choose one or several files. */
import './Field.css';
export function FileButton(props: {
  label: string;
  take: (files: readonly [File, ...File[]]) => void;
  isMany?: boolean;
  accept?: string;
}) {
  return (
    <label className="quiet-button file-button">
      {props.label}
      <input
        type="file"
        className="visually-hidden"
        accept={props.accept ?? '.json,application/json'}
        multiple={props.isMany}
        onChange={(event) => {
          const [first, ...more] = event.target.files ?? [];
          event.target.value = '';
          if (first !== undefined) props.take([first, ...more]);
        }}
      />
    </label>
  );
}
