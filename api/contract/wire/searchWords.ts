import { boundedText } from '@laurel/ledger/kernel/text.ts'

/** The words of a search in a list. */
export const SearchWords = boundedText(200)
