import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const nonceBytes = 12
const tagBytes = 16
const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/** Compresses and encrypts a file with AES-256-GCM, for its connection alone. */
export const sealFile = async (content: Buffer, fileKey: string, connectionId: string): Promise<Buffer> => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(fileKey, 'base64'), nonce)
  cipher.setAAD(Buffer.from(connectionId))
  const body = Buffer.concat([cipher.update(await compress(content)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws where the bytes were altered, or belong to another connection. */
export const openFile = async (sealed: Buffer, fileKey: string, connectionId: string): Promise<Buffer> => {
  const key = Buffer.from(fileKey, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(connectionId)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = sealed.subarray(nonceBytes + tagBytes)
  return expand(Buffer.concat([decipher.update(body), decipher.final()]))
}
