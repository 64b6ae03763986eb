/** The names of the house in stored data and in messages. Earlier versions wrote them, so they stay as they are. */

/** The beginning of keys in local storage, and of messages between windows. */
export const HOUSE = "san-juan";

/** The beginning of the names of caches and of file formats. */
export const HOUSE_WORD = "sanjuan";

/** The game of the records that name none: their versions knew this one alone. */
export const FIRST_GAME = "sanjuan";

/** The place of all games in apps that log them, which tell places apart by their names. */
export const LOGGED_PLACE = "San Juan in a tab";

/** The mark of an address that the page itself has made, to load past the service worker. */
export const FRESH = "fresh";
