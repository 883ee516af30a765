import { z } from 'zod'
import { createRecentCache } from '../../caching/recentCache.ts'
import type { PrismicReader } from '../articles/prismic/prismicReader.ts'
import { plainText, RichText } from '../articles/prismic/richText.ts'
import { einOf } from './charity.ts'
import type { CharityContent, CharityStory } from './content.ts'

const keptMilliseconds = 5 * 60_000
const listMax = 1_000

const Text = z.union([z.string(), RichText]).nullish()
const wordsOf = (text: z.infer<typeof Text>): string =>
  (typeof text === 'string' ? text : plainText(text ?? [])).trim()

const List = z.object({
  data: z.object({ charities: z.array(z.object({ ein: z.string().nullish() })).max(listMax) }),
})
const Page = z.object({ data: z.object({ title: Text, text: Text }) })

/** Anything else could end the string of the query. */
const uidPattern = /^[\w-]{1,100}$/

/**
 * Lists and pages of nonprofits in a Prismic repository: documents of the types `charity_list` and `charity_page`. The
 * uid of a page is the EIN of its nonprofit. Their methods throw `ContentUnavailable` where it does not answer.
 */
export const createPrismicCharities = (read: PrismicReader): CharityContent => {
  const lists = createRecentCache<readonly string[] | null>({
    entriesMax: 200,
    milliseconds: keptMilliseconds,
  })
  const pages = createRecentCache<CharityStory | null>({ entriesMax: 1_000, milliseconds: keptMilliseconds })

  const readList = async (uid: string): Promise<readonly string[] | null> => {
    const [found] = await read(List, `[[at(my.charity_list.uid,"${uid}")]]`, 1)
    return found ? found.data.charities.flatMap(({ ein }) => einOf(ein ?? '') ?? []) : null
  }
  const readPage = async (ein: string): Promise<CharityStory | null> => {
    const [found] = await read(Page, `[[at(my.charity_page.uid,"${ein}")]]`, 1)
    return found ? { title: wordsOf(found.data.title), text: wordsOf(found.data.text) } : null
  }
  return {
    whitelist: async uid => (uidPattern.test(uid) ? lists.get(uid, () => readList(uid)) : null),
    page: ein => pages.get(ein, () => readPage(ein)),
  }
}
