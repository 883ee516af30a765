import { boundedText } from '@laurel/ledger/kernel/text.ts'

/** The words of a search in a list. */
export const SearchWords = boundedText(200).meta({
  description:
    'Words to find anywhere in the texts of a list, in upper or lower case. One or two Latin letters or digits are ' +
    'found where a word begins. Signs that are neither letters nor digits, such as %, are found in the first 20,000 ' +
    'activities only. A search of activity that is not sorted by date sorts the newest 500 matches.',
})
