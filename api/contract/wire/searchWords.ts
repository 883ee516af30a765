import { boundedText } from '@laurel/ledger/kernel/text.ts'

/** What somebody looks for in a list. */
export const SearchWords = boundedText(200)
