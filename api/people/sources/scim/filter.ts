import { ScimError } from './scimError.ts'

export type UserFilter = {
  readonly column: 'id' | 'userName' | 'externalId' | 'email'
  readonly value: string
}

const form = /^\s*([A-Za-z.]+(?:\[type eq "work"\])?(?:\.value)?)\s+eq\s+"((?:[^"\\]|\\.){0,400})"\s*$/i

/** Reads `userName eq "…"` and alike: what providers ask before they create a user. */
export const readFilter = (text: string | undefined): UserFilter | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  const [, attribute = '', quoted = ''] = form.exec(text) ?? []
  const value = quoted.replace(/\\(.)/g, '$1')
  switch (attribute.toLowerCase()) {
    case 'id':
      return { column: 'id', value }
    case 'username':
      return { column: 'userName', value }
    case 'externalid':
      return { column: 'externalId', value }
    case 'emails':
    case 'emails.value':
    case 'emails[type eq "work"].value':
      return { column: 'email', value }
    default:
      throw new ScimError(
        400,
        'Laurel filters users by id, userName, externalId or emails.value with eq.',
        'invalidFilter',
      )
  }
}
