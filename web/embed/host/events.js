/** The events that a table sends to its host page. */

/** @template Detail */
export class TableEvent extends Event {
  /**
   * @param {string} type
   * @param {Detail} detail
   * @param {boolean} [cancelable]
   */
  constructor(type, detail, cancelable = false) {
    super(type, { cancelable });
    this.detail = detail;
  }
}
