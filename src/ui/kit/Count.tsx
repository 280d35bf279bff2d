/** A number with what it counts, of a list of counts. */
export function Count(props: { name?: string; value: number; text: string; title?: string }) {
  const { name = '', value, text, title } = props;
  return (
    <div className={`count ${name}`} title={title}>
      <dt>{text}</dt>
      <dd>{value}</dd>
      {title !== undefined && <dd className="count-why">{title}</dd>}
    </div>
  );
}
