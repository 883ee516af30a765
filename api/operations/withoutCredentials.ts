/** A message without the name and password of an address in it; the errors of stores may quote their address. */
export const withoutCredentials = (text: string): string => text.replaceAll(/\/\/\S*@/g, '//')
