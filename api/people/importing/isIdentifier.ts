import { Identifier } from '@laurel/ledger/kernel/ids.ts'

export const isIdentifier = (text: string): boolean => Identifier.safeParse(text).success
