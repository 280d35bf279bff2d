/** A button that asks for a file, or for several. */
export function FileButton({
  label,
  take,
  isMany = false,
  accept = '.json,application/json',
}: {
  label: string;
  take: (files: readonly [File, ...File[]]) => void;
  isMany?: boolean;
  accept?: string;
}) {
  return (
    <label className="quiet-button file-button">
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={isMany}
        onChange={(event) => {
          const [first, ...more] = event.target.files ?? [];
          event.target.value = '';
          if (first !== undefined) take([first, ...more]);
        }}
      />
    </label>
  );
}
