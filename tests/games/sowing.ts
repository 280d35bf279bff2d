/**
 * Kalah by its words: every counter is a thing of its own that lies somewhere, and is moved from place to place. It
 * shares neither code nor data with the game, and looks at every line of play.
 */

/** "A1" … are MAX's holes in the order of sowing and "A" its store; "B1" … and "B" are MIN's. */
type Place = string;

export interface SownBoard {
  /** the holes that can be sown, by their numbers */
  moves(): readonly number[];
  /** Sows a hole; whether it captured. */
  sow(hole: number): boolean;
  isOver(): boolean;
  /** by how many counters MAX is ahead in the stores */
  lead(): number;
  /** what the position is worth to MAX if both play well */
  worth(): number;
  print(): string;
}

export function kalahBySowing(holes: number, counters: number): SownBoard {
  const numbers = Array.from({ length: holes }, (_, index) => index + 1);
  const start = ['A', 'B'].flatMap((side) =>
    numbers.flatMap((hole) => Array.from({ length: counters }, () => `${side}${hole}`)),
  );
  return boardFrom(start, 'A');

  function boardFrom(lying: readonly Place[], first: string): SownBoard {
    const places = [...lying];
    let turn = first;
    const other = () => (turn === 'A' ? 'B' : 'A');
    const at = (place: Place) => places.filter((one) => one === place).length;
    const inHoles = (side: string) => places.filter((one) => one.startsWith(side) && one !== side).length;
    const move = (from: Place, to: Place) => {
      for (const [counter, place] of places.entries()) if (place === from) places[counter] = to;
    };
    const next = (place: Place): Place => {
      if (place === turn) return `${other()}1`;
      const [side, hole] = [place.slice(0, 1), Number(place.slice(1))];
      if (hole < holes) return `${side}${hole + 1}`;
      return side === turn ? turn : `${turn}1`;
    };
    const board: SownBoard = {
      moves: () => numbers.filter((hole) => at(`${turn}${hole}`) > 0),
      sow(hole) {
        const from = `${turn}${hole}`;
        const hand = places.flatMap((place, counter) => (place === from ? [counter] : []));
        for (const counter of hand) places[counter] = 'hand';
        let to = from;
        for (const counter of hand) {
          to = next(to);
          places[counter] = to;
        }
        const opposite = `${other()}${holes + 1 - Number(to.slice(1))}`;
        const isCapture = to !== turn && to.startsWith(turn) && at(to) === 1 && at(opposite) > 0;
        if (isCapture) {
          move(to, turn);
          move(opposite, turn);
        }
        if (board.isOver())
          for (const side of ['A', 'B']) for (const one of numbers) move(`${side}${one}`, side);
        if (to !== turn) turn = other();
        return isCapture;
      },
      isOver: () => inHoles('A') === 0 || inHoles('B') === 0,
      lead: () => at('A') - at('B'),
      worth() {
        if (board.isOver()) return board.lead();
        const values = board.moves().map((hole) => {
          const after = boardFrom(places, turn);
          after.sow(hole);
          return after.worth();
        });
        return values.sort((a, b) => (turn === 'A' ? b - a : a - b))[0] as number;
      },
      print: () =>
        ['A', 'B']
          .map((side) => [...numbers.map((hole) => `${side}${hole}`), side].map(at).join(','))
          .join('/') + (turn === 'A' ? '' : ' MIN'),
    };
    return board;
  }
}
