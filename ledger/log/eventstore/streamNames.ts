/** Before the name of every stream that Laurel keeps in the engine; readers have the server filter by it. */
export const enginePrefix = 'laurel.'

/** The first event of this stream says which installation the engine belongs to. It is no part of the log. */
export const installationStream = 'laurel-installation'

export const engineStreamOf = (stream: string): string => `${enginePrefix}${stream}`

export const isOwnStream = (engineStream: string): boolean => engineStream.startsWith(enginePrefix)

export const streamOf = (engineStream: string): string => engineStream.slice(enginePrefix.length)
