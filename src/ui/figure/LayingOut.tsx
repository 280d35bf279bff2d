import { useWords } from '../page/useSession.ts';

/** What is said in an empty frame while a large tree is laid out. */
export function LayingOut({ nodes }: { nodes: number }) {
  const words = useWords('longSearch');
  return (
    <p role="status" className="laying-out">
      {words.layingOut(nodes)}
    </p>
  );
}
