/** The address of all licences in the site, as one text. */
export const licences = () => "licences/notice.txt";
