/** The text of every locale file, by language; the build gathers them. */
declare module "locales" {
  const texts: Record<string, string>;
  export default texts;
}
