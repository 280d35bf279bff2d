/** Thrown when an address is not opened: the reader has cancelled what takes long, or what takes long was not to begin. */
export class NotOpened extends Error {
  constructor() {
    super('the address is not opened');
  }
}
