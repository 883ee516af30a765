import { createServer, type Socket } from 'node:net'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import ssh2, { type AuthContext, type Connection } from 'ssh2'
import type { StoredSource } from '../../port.ts'
import { connectionOf, isPassword } from '../credentials.ts'
import type { FtpSettings } from '../settings.ts'
import { folderOf } from './folder.ts'
import { type FtpLimits, usualFtpLimits } from './limits.ts'
import { serveFolder } from './serveFolder.ts'
import { createUploadRooms } from './upload.ts'
import { createWrongPasswords } from './wrongPasswords.ts'

export type FtpAccount = { readonly stored: StoredSource; readonly settings: FtpSettings }

export type FtpServerOptions = {
  readonly host: string
  readonly port: number
  /** The private key of the server, in the form of OpenSSH. */
  readonly hostKey: string
  /** The account of a connection; undefined where there is none, or no longer. */
  readonly accountOf: (connectionId: string) => Promise<FtpAccount | undefined>
  readonly clock: () => Instant
  /** A file of the connection is complete now. */
  readonly onComplete?: (connectionId: string) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly limits?: Partial<FtpLimits>
}

export type FtpServer = { readonly port: number; readonly stop: () => Promise<void> }

/** An SFTP server for the files of people. It has no shell, no tunnels, and one folder for each connection. */
export const startFtpServer = async (options: FtpServerOptions): Promise<FtpServer> => {
  const { host, port, hostKey, accountOf, clock, onComplete, onError } = options
  const limits = { ...usualFtpLimits, ...options.limits }
  const rooms = createUploadRooms(limits.uploadedBytesAtOnceMax, limits.uploadedBytesEachMax)
  const wrongPasswords = createWrongPasswords(limits.wrongPasswordsMax, () => Date.parse(clock()))
  const sockets = new Set<Socket>()

  const serve = (client: Connection, address: string, socket: Socket): void => {
    let account: FtpAccount | undefined
    let [attempts, sessions] = [0, 0]
    const signIn = setTimeout(() => socket.destroy(), limits.signInMilliseconds)
    const life = setTimeout(() => socket.destroy(), limits.lifeMilliseconds)
    socket.once('close', () => {
      clearTimeout(signIn)
      clearTimeout(life)
    })
    // Clients that break off, or scan the port, are none of our errors.
    client.on('error', () => socket.destroy())
    const judge = async (context: AuthContext): Promise<void> => {
      if (context.method !== 'password') return context.reject(['password'])
      attempts += 1
      const found = wrongPasswords.isBlocked(address) ? undefined : await find(context.username)
      if (found && isPassword(context.password, found.settings)) {
        account = found
        return context.accept()
      }
      wrongPasswords.note(address)
      context.reject(['password'])
      if (attempts >= limits.passwordsPerConnectionMax) client.end()
    }
    client.on('authentication', context => {
      judge(context).catch((error: unknown) => {
        onError(error)
        context.reject()
      })
    })
    client.on('ready', () => {
      clearTimeout(signIn)
      client.on('session', (acceptSession, rejectSession) => {
        sessions += 1
        if (sessions > limits.sessionsPerConnectionMax) return rejectSession()
        acceptSession().on('sftp', acceptSftp => {
          if (!account) return client.end()
          const { stored, settings } = account
          const { connectionId } = stored
          return serveFolder(acceptSftp(), {
            folder: folderOf(stored, settings.fileKey, clock, onComplete),
            room: rooms.of(connectionId),
            limits,
            isSignedIn: async () =>
              (await accountOf(connectionId))?.settings.passwordHash === settings.passwordHash,
            end: () => client.end(),
            onError,
          })
        })
      })
    })
  }
  const find = async (user: string): Promise<FtpAccount | undefined> => {
    const connectionId = connectionOf(user)
    return connectionId === undefined ? undefined : accountOf(connectionId)
  }

  const ssh = new ssh2.Server({ hostKeys: [hostKey], ident: 'Laurel', keepaliveInterval: 0 })
  const waiting = new Map<string, Socket>()
  ssh.on('connection', (client, { ip, port: clientPort }) => {
    const socket = waiting.get(`${ip} ${clientPort}`)
    if (socket) serve(client, ip, socket)
    else client.end()
  })
  const server = createServer({ noDelay: true }, socket => {
    const address = socket.remoteAddress ?? ''
    const ofAddress = [...sockets].filter(each => each.remoteAddress === address).length
    if (
      sockets.size >= limits.connectionsMax ||
      ofAddress >= limits.connectionsPerAddressMax ||
      wrongPasswords.isBlocked(address)
    ) {
      socket.destroy()
      return
    }
    const key = `${address} ${socket.remotePort}`
    sockets.add(socket)
    waiting.set(key, socket)
    socket.once('close', () => {
      sockets.delete(socket)
      waiting.delete(key)
    })
    socket.setTimeout(limits.idleMilliseconds, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    ssh.injectSocket(socket)
  })
  server.on('error', onError)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The SFTP server has no port.')
  return {
    port: address.port,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
