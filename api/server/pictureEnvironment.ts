import { z } from 'zod'
import type { S3Settings } from '../rewards/images/s3/s3Settings.ts'
import { areAllOrNone } from './areAllOrNone.ts'

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Where uploaded pictures are kept. */
export const pictureEnvironment = z.object({
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'An S3 endpoint that keeps uploaded pictures, without the bucket: `https://s3.eu-central-1.amazonaws.com`. Pictures that were uploaded before stay in the database.',
      unset: 'pictures are kept in the database',
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Give the name of a bucket, such as laurel-pictures.')
    .optional()
    .meta({
      description: 'The bucket. It needs no public access.',
      unset: 'none; required with an endpoint',
    }),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'Give a region such as eu-central-1, or auto.')
    .default('us-east-1')
    .describe('The region that requests are signed for; `auto` at Cloudflare R2.'),
  S3_ACCESS_KEY_ID: z.string().max(200).optional().meta({
    description: 'An access key that may get and put objects below `pictures/`.',
    unset: 'none; required with an endpoint',
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The secret of that key.', unset: 'none; required with an endpoint' }),
  S3_ADDRESSING: z
    .enum(['path', 'host'])
    .default('path')
    .describe('Whether the bucket is the first part of the path, or of the host.'),
})
type Environment = z.output<typeof pictureEnvironment>

export const isStorageWhole = (environment: Environment): boolean =>
  areAllOrNone(environment.S3_ENDPOINT, ...needed.map(name => environment[name]))

/** The endpoint that keeps pictures; undefined while the database does. */
export const picturesIn = (environment: Environment): S3Settings | undefined => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ADDRESSING: addressing,
  } = environment
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey, addressing }
    : undefined
}
