/** Errors of stores may quote the address they were given, with the name and password in front of the host. */
export const withoutCredentials = (text: string): string => text.replaceAll(/\/\/\S*@/g, '//')
