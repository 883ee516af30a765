import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { einOf } from './charity.ts'

/** The port to the content service: lists and pages that an editor writes, by uid. */
export type CharityContent = {
  /** The EINs of a list; null if there is no such list. */
  readonly whitelist: (uid: string) => Promise<readonly string[] | null>
  /** What an editor wrote about a nonprofit, by its EIN; null if nothing. */
  readonly page: (ein: string) => Promise<CharityStory | null>
}

export type CharityStory = { readonly title: string; readonly text: string }

const Bundled = z.object({
  whitelists: z.record(z.string(), z.array(z.string())),
  pages: z.record(z.string(), z.object({ title: z.string(), text: z.string() })),
})

/** The content that comes with Laurel, for installations without a content service. */
export const createBundledContent = (): CharityContent => {
  const { whitelists, pages } = Bundled.parse(
    JSON.parse(readFileSync(new URL('content.json', import.meta.url), 'utf8')),
  )
  const lists = new Map(Object.entries(whitelists))
  const stories = new Map(Object.entries(pages))
  return {
    whitelist: uid => Promise.resolve(lists.get(uid) ?? null),
    page: ein => Promise.resolve(stories.get(ein) ?? null),
  }
}

/** The nonprofits of a list of the team, whose entries are EINs and uids of lists of the content service. */
export const einsOfList = async (
  content: CharityContent,
  entries: readonly string[],
): Promise<readonly string[]> => {
  const lists = await Promise.all(
    entries.map(async entry => {
      const ein = einOf(entry)
      return ein === undefined ? ((await content.whitelist(entry.trim())) ?? []) : [ein]
    }),
  )
  return [...new Set(lists.flat())]
}
