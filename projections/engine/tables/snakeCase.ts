/** `occurredAt` is `occurred_at` in the database. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
