import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 'v1'
const keyBytes = 32
const nonceBytes = 12

/** Encrypts tokens and keys of partners for the database with AES-256-GCM. They decrypt only for their owner. */
export type TokenCipher = {
  seal(token: string, owner: string): string
  /** Throws where the text was altered, belongs to another owner or was encrypted with another key. */
  open(sealed: string, owner: string): string
}

/** `key` is 32 bytes in base64. */
export const createTokenCipher = (key: string): TokenCipher => {
  const secret = Buffer.from(key, 'base64')
  if (secret.length !== keyBytes)
    throw new Error('The encryption key must be 32 bytes in base64: `openssl rand -base64 32` makes one.')
  return {
    seal: (token, owner) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
      return [version, ...[nonce, cipher.getAuthTag(), body].map(part => part.toString('base64url'))].join(
        '.',
      )
    },
    open: (sealed, owner) => {
      const [found, nonce, tag, body] = sealed.split('.')
      if (found !== version || nonce === undefined || tag === undefined || body === undefined)
        throw new Error('A stored secret has an unknown form. Enter it again, or install the app again.')
      const decipher = createDecipheriv('aes-256-gcm', secret, Buffer.from(nonce, 'base64url'), {
        authTagLength: 16,
      })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'))
      return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
