import { featuredPosts, readPost } from '@laurel/contract/rewards/posts.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

describe('articles', () => {
  test('come with Laurel, each with a picture', async () => {
    const { ann } = await api().team('articles')
    const { body } = await api().ask(ann, { url: '/v1/posts/featured' })
    const { posts } = featuredPosts.response.parse(body)
    expect(posts).toHaveLength(5)
    for (const { uid, image } of posts) {
      expect((await api().ask(null, { url: image ?? '' })).status).toBe(200)
      const post = readPost.response.parse((await api().ask(ann, { url: `/v1/posts/${uid}` })).body)
      expect(post).toMatchObject({ team: 'Laurel', products: [] })
      expect(post.body).toContain('<p>')
    }
  })

  test('of another name are not found, and a name with other letters is refused', async () => {
    const { ann } = await api().team('no-article')
    expect(await api().ask(ann, { url: '/v1/posts/nothing' })).toMatchObject({ status: 404 })
    expect(await api().ask(ann, { url: '/v1/posts/%22%5D%5D' })).toMatchObject({ status: 400 })
  })
})
