/** The prefix of every stream of Laurel in the engine, by which the server filters reads. */
export const enginePrefix = 'laurel.'

/** The stream whose first event names the installation that owns the engine. It is not part of the log. */
export const installationStream = 'laurel-installation'

export const engineStreamOf = (stream: string): string => `${enginePrefix}${stream}`

export const isOwnStream = (engineStream: string): boolean => engineStream.startsWith(enginePrefix)

export const streamOf = (engineStream: string): string => engineStream.slice(enginePrefix.length)
