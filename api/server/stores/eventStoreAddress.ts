/**
 * The hosts in the address of an EventStoreDB, without its scheme, credentials and options; undefined for an address
 * that no client takes.
 */
export const eventStoreAddress = (url: string): string | undefined => {
  const [, socket] = /^unix:(.+)$/.exec(url) ?? []
  if (socket !== undefined) return socket
  const [, hosts] = /^esdb(?:\+discover)?:\/\/(?:[^/?]*@)?([^/?@]+)/.exec(url) ?? []
  return hosts
}
