import {
  type SourceStore,
  sourceConnectionWith,
  sourceSettingsIn,
} from '../../connections/sourceConnections.ts'
import { FtpSettings } from '../settings.ts'
import type { FtpAccount } from './startFtpServer.ts'

/** The accounts of the SFTP server are the connections of files. Rolled credentials hold at once. */
export const accountsOf =
  ({ database, cipher }: SourceStore) =>
  async (connectionId: string): Promise<FtpAccount | undefined> => {
    const connection = await sourceConnectionWith({ database }, connectionId)
    if (connection?.source !== 'ftp' || connection.sealedSettings === null) return undefined
    const settings = FtpSettings.nullable().parse(sourceSettingsIn({ cipher }, connection))
    return settings ? { stored: { teamId: connection.teamId, connectionId, database }, settings } : undefined
  }
