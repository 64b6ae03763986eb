/** Where the licences of everything in the site are, as text. */
export const licences = () => "licences/notice.txt";
