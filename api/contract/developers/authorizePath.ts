/** The page on which a person decides what an assistant may do. */
export const authorizePath = '/authorize'
