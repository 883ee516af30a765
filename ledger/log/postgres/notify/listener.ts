import { Client } from 'pg'
import type { Warn } from '../../warn.ts'
import { clientConfiguration } from '../connections.ts'
import { notificationChannel } from './notifier.ts'

export type Listener = { close(): Promise<void> }

const reconnectPauseMs = 250

/**
 * Hears on a connection of its own when other processes append. A lost connection is opened again; what may have
 * been missed until then counts as heard.
 */
export const listen = (url: string, ownWriter: string, onAppended: () => void, warn: Warn): Listener => {
  let client: Client | undefined
  let pause: NodeJS.Timeout | undefined
  let isClosed = false

  const connectLater = () => {
    if (isClosed || pause) return
    pause = setTimeout(() => {
      pause = undefined
      connected = connect()
    }, reconnectPauseMs)
  }

  const connect = async (): Promise<void> => {
    const opening = new Client(clientConfiguration(url))
    client = opening
    opening.on('notification', ({ payload }) => {
      if (payload !== ownWriter) onAppended()
    })
    opening.on('error', error => warn('The log lost the connection that listens; it opens a new one.', error))
    opening.on('end', connectLater)
    try {
      await opening.connect()
      await opening.query(`listen ${notificationChannel}`)
      onAppended()
    } catch (error) {
      if (isClosed) return
      warn('The log cannot listen for notifications. It reconnects, and polls until then.', error)
      await opening.end().catch(() => {})
      connectLater()
    }
  }

  let connected = connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(pause)
      await connected
      await client?.end()
    },
  }
}
