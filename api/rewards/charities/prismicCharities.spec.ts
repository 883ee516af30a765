import { expect, test } from 'vitest'
import { createPrismicReader } from '../articles/prismic/prismicReader.ts'
import { createPrismicCharities } from './prismicCharities.ts'

/** A repository with these documents, by their predicate. */
const contentOf = (documents: Readonly<Record<string, unknown>>) => {
  const asked: string[] = []
  const fetcher: typeof fetch = input => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.pathname.endsWith('/search'))
      return Promise.resolve(Response.json({ refs: [{ ref: 'master', isMasterRef: true }] }))
    const predicate = url.searchParams.get('q') ?? ''
    asked.push(predicate)
    const found = documents[predicate]
    return Promise.resolve(Response.json({ results: found === undefined ? [] : [{ data: found }] }))
  }
  const read = createPrismicReader({ url: 'https://laurel.cdn.prismic.io/api/v2' }, fetcher)
  return { asked, content: createPrismicCharities(read) }
}

test('a list of nonprofits is read by its uid, once in a while', async () => {
  const { asked, content } = contentOf({
    '[[at(my.charity_list.uid,"close-to-home")]]': {
      charities: [{ ein: '89-0001000' }, { ein: '890001010' }, { ein: 'none' }, { ein: null }],
    },
  })
  expect(await content.whitelist('close-to-home')).toEqual(['890001000', '890001010'])
  await content.whitelist('close-to-home')
  expect(asked).toHaveLength(1)
})

test('a list that does not exist, or whose uid can not be one, is none', async () => {
  const { asked, content } = contentOf({})
  expect(await content.whitelist('nothing')).toBeNull()
  expect(await content.whitelist('a")][at(document.type,"b')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('a page is read by the EIN of its nonprofit', async () => {
  const { content } = contentOf({
    '[[at(my.charity_page.uid,"890001000")]]': {
      title: [{ type: 'heading1', text: 'A second home', spans: [] }],
      text: 'Nine of ten animals.',
    },
  })
  expect(await content.page('890001000')).toEqual({ title: 'A second home', text: 'Nine of ten animals.' })
  expect(await content.page('890001001')).toBeNull()
})
