import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { AmazonSummary } from './amazon.ts'

/** The name of an article in addresses: `gifts-for-new-hires`. */
export const PostUid = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]*$/, 'A post is named by letters, digits and dashes.')
  .max(100)

export const PostSummary = z.object({
  uid: PostUid,
  title: AnswerText,
  /** A sentence about it. */
  summary: AnswerText,
  image: AnswerText.nullable(),
})
export type PostSummary = z.infer<typeof PostSummary>

export const Post = PostSummary.extend({
  /** Who wrote it, without the word Team: `By Team Laurel`. */
  team: AnswerText,
  published_at: Instant.nullable(),
  /** Sanitised HTML. */
  body: AnswerText,
  /** Products at Amazon that it is about; none for members without Amazon. */
  products: answerList(AmazonSummary),
})
export type Post = z.infer<typeof Post>

export const featuredPosts = defineCall({
  name: 'featuredPosts',
  method: 'GET',
  path: '/v1/posts/featured',
  access: 'member',
  summary: 'Featured articles about rewards',
  response: z.object({ posts: answerList(PostSummary) }),
  errors: ['UNAVAILABLE'],
})

export const readPost = defineCall({
  name: 'readPost',
  method: 'GET',
  path: '/v1/posts/:uid',
  access: 'member',
  summary: 'An article about rewards',
  params: z.object({ uid: PostUid }),
  response: Post,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})
