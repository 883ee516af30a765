/** The id of a person where a partner has UUIDs. */
export const uuidOf = (id: string): string => `5eed0000-0000-4000-8000-${id.padStart(12, '0')}`
