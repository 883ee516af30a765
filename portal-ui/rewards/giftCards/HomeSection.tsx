/** Nothing for the first page yet. */
export const HomeSection = () => null
