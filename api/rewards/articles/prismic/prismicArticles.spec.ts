import { describe, expect, test } from 'vitest'
import { ContentUnavailable } from '../port.ts'
import { createPrismicArticles } from './prismicArticles.ts'
import { createPrismicReader } from './prismicReader.ts'
import { htmlOf } from './richText.ts'

const settings = { url: 'https://laurel.cdn.prismic.io/api/v2' }

const document = {
  id: 'Y1',
  uid: 'warm-things',
  type: 'reward_content',
  tags: ['rewards'],
  first_publication_date: '2026-11-09T09:00:00+0000',
  data: {
    title: [{ type: 'heading1', text: 'Warm things', spans: [] }],
    summary: 'For cold days',
    team: 'Evergreen',
    body: [{ type: 'paragraph', text: 'Tea & more', spans: [] }],
    image: { url: 'https://images.prismic.io/laurel/tea.jpg' },
    products: [{ asin: 'B012345678' }, { asin: 'no asin' }, { asin: null }],
  },
}

const service = (results: readonly unknown[]) => {
  const asked: URL[] = []
  const fetcher: typeof fetch = input => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url)
    return Promise.resolve(
      Response.json(
        url.pathname.endsWith('/search')
          ? { results }
          : { refs: [{ ref: 'draft' }, { ref: 'master', isMasterRef: true }] },
      ),
    )
  }
  return { asked, articles: createPrismicArticles(createPrismicReader(settings, fetcher)) }
}

describe('articles of Prismic', () => {
  test('are the published ones of their type and tag', async () => {
    const { asked, articles } = service([document])
    expect(await articles.featured()).toEqual([
      {
        uid: 'warm-things',
        title: 'Warm things',
        summary: 'For cold days',
        team: 'Evergreen',
        publishedAt: '2026-11-09T09:00:00.000Z',
        imageUrl: 'https://images.prismic.io/laurel/tea.jpg',
        body: '<p>Tea &amp; more</p>',
        asins: ['B012345678'],
        productWords: null,
      },
    ])
    expect(asked[1]?.pathname).toBe('/api/v2/documents/search')
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
      ref: 'master',
      q: '[[at(document.type,"reward_content")][at(document.tags,["rewards"])]]',
    })
  })

  test('are asked for once in a while', async () => {
    const { asked, articles } = service([document])
    await articles.article('warm-things')
    await articles.article('warm-things')
    expect(asked).toHaveLength(2)
    expect(asked[1]?.searchParams.get('q')).toBe('[[at(my.reward_content.uid,"warm-things")]]')
  })

  test('that do not exist are none', async () => {
    expect(await service([]).articles.article('nothing')).toBeNull()
  })

  test('are unavailable while the service fails', async () => {
    const failing: typeof fetch = () => Promise.resolve(new Response('', { status: 503 }))
    const articles = createPrismicArticles(createPrismicReader(settings, failing))
    await expect(articles.featured()).rejects.toBeInstanceOf(ContentUnavailable)
  })
})

describe('rich text', () => {
  test('is HTML with lists and marks, and escapes what is not', () => {
    expect(
      htmlOf([
        { type: 'heading2', text: 'A <b> & c', spans: [] },
        { type: 'list-item', text: 'one', spans: [] },
        { type: 'list-item', text: 'two', spans: [{ start: 0, end: 3, type: 'em' }] },
        { type: 'image', text: '', spans: [] },
        {
          type: 'paragraph',
          text: 'bold link',
          spans: [
            { start: 0, end: 9, type: 'strong' },
            { start: 5, end: 9, type: 'hyperlink', data: { url: 'https://laurel.example/?a="b"' } },
          ],
        },
      ]),
    ).toBe(
      '<h2>A &lt;b&gt; &amp; c</h2><ul><li>one</li><li><em>two</em></li></ul>' +
        '<p><strong>bold </strong><strong><a href="https://laurel.example/?a=&quot;b&quot;">link</a></strong></p>',
    )
  })
})
