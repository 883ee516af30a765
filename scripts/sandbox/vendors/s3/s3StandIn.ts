import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { StandIn, StandInSurroundings } from '../standIn.ts'
import { signatureProblem } from './checkSignature.ts'

export const s3SandboxSettings = {
  bucket: 'laurel-pictures',
  region: 'eu-central-1',
  accessKeyId: 'SANDBOXKEYOFS3',
  secretAccessKey: 'sandbox-secret-of-s3',
} as const

const Change = z.strictObject({ key: z.string(), content: z.base64() })
type StoredObject = { readonly content: Buffer; readonly type: string | undefined }

/** A bucket of an S3 endpoint in memory. Every request must be signed. */
const create = ({ clock }: StandInSurroundings): StandIn => {
  const objects = new Map<string, StoredObject>()
  const faults: VendorFault[] = []

  const plugin: FastifyPluginAsync = async fastify => {
    await fastify.register(async control => {
      control.get('/_control/objects', async () =>
        [...objects].map(([key, { content, type }]) => ({ key, bytes: content.length, type })),
      )
      control.post('/_control/objects', async request => {
        const { key, content } = Change.parse(request.body)
        objects.set(key, { content: Buffer.from(content, 'base64'), type: 'image/webp' })
        return {}
      })
    })
    await fastify.register(bucket)
  }

  const bucket: FastifyPluginAsync = async fastify => {
    fastify.removeAllContentTypeParsers()
    fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    fastify.route<{ Params: { bucket: string; '*': string } }>({
      method: ['GET', 'PUT'],
      url: '/:bucket/*',
      handler: async (request, reply) => {
        const { method, url, params, body: sent } = request
        const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0)
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
        )
        const problem = signatureProblem({ method, url, headers, body }, s3SandboxSettings, new Date(clock()))
        if (problem !== undefined) return refused(reply, 403, problem)
        if (params.bucket !== s3SandboxSettings.bucket) return refused(reply, 404, 'NoSuchBucket')
        const fault = faults.shift()
        if (fault?.kind === 'loseCall') return refused(reply, 503, 'SlowDown')
        if (fault?.kind === 'refuse') return refused(reply, 403, 'AccessDenied')
        if (method === 'PUT') objects.set(params['*'], { content: body, type: headers['content-type'] })
        if (fault?.kind === 'hang') return reply.hijack()
        if (fault?.kind === 'loseAnswer') return refused(reply, 500, 'InternalError')
        if (method === 'PUT') return reply.header('etag', '"0"').send()
        const found = objects.get(params['*'])
        if (!found) return refused(reply, 404, 'NoSuchKey')
        return reply.type(found.type ?? 'binary/octet-stream').send(found.content)
      },
    })
  }

  const control = {
    plan: (fault: VendorFault): void => void faults.push(fault),
    move: (): void => undefined,
    orders: () => [],
  }
  return { plugin, control }
}

const refused = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply
    .code(status)
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )

/** An S3 endpoint, for specs. */
export const s3StandIn = { vendor: 's3', create } as const
