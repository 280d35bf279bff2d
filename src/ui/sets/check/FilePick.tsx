/** A button that lets the lecturer choose a file, or a folder whole. */
export function FilePick(props: {
  label: string;
  accept?: string;
  isFolder?: boolean;
  open: (files: readonly File[]) => void;
}) {
  const { label, accept, isFolder = false } = props;
  return (
    <label className="quiet-button file-button">
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) props.open(files);
        }}
      />
    </label>
  );
}
