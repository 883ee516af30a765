import { withAwardYears } from '@laurel/contract/celebrations/awardYears.ts'

type Celebration = {
  readonly kind: string
  readonly memberName: string
  readonly years: number | null
  readonly message: string
}

const kinds: readonly string[] = ['birthday', 'anniversary', 'newHire']

/** Fills in the placeholders of a celebration message, with names in place of mentions. */
export const celebrationText = ({ kind, memberName, years, message }: Celebration): string =>
  kinds.includes(kind) ? withAwardYears(message, years).replaceAll('{name}', memberName) : message
