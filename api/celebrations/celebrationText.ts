import { withAwardYears } from '@laurel/contract/celebrations/awardYears.ts'

type Celebration = {
  readonly kind: string
  readonly memberName: string
  readonly years: number | null
  readonly message: string
}

const kinds: readonly string[] = ['birthday', 'anniversary', 'newHire']

/** What was said, with the places of a celebration message filled in where people are named and not mentioned. */
export const celebrationText = ({ kind, memberName, years, message }: Celebration): string =>
  kinds.includes(kind) ? withAwardYears(message, years).replaceAll('{name}', memberName) : message
