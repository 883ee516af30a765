import ssh2, { type Attributes, type FileEntry, type SFTPWrapper } from 'ssh2'
import { fileNameOf, isReadable, isTemporary } from '../fileNames.ts'
import type { FileRow } from '../files.ts'
import type { Folder } from './folder.ts'
import type { FtpLimits } from './limits.ts'
import { Upload, type UploadRoom } from './upload.ts'

const { STATUS_CODE: status, OPEN_MODE: mode } = ssh2.utils.sftp

export type Session = {
  readonly folder: Folder
  readonly room: UploadRoom
  readonly limits: FtpLimits
  /** False once the credentials were replaced, or the connection was ended. */
  readonly isSignedIn: () => Promise<boolean>
  /** Ends the connection of a client that does not keep to the protocol. */
  readonly end: () => void
  readonly onError: (error: unknown) => void
}

/** A refusal with the words that the client shows. */
class Refused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const onlyCsv = 'Laurel reads files whose names end in .csv or .txt. Choose such a name.'

/** Answers the requests of one client. Files can be uploaded, renamed, removed and listed; their content stays here. */
export const serveFolder = (
  sftp: SFTPWrapper,
  { folder, room, limits, isSignedIn, end, onError }: Session,
): void => {
  const uploads = new Map<string, Upload>()
  const listings = new Map<string, boolean>()
  let handles = 0
  let waiting = 0
  let turn: Promise<void> = Promise.resolve()

  /** Requests that look at the database are answered one after the other. */
  const inTurn = (requestId: number, work: () => Promise<void>): void => {
    waiting += 1
    if (waiting > limits.waitingMax) {
      end()
      return
    }
    turn = turn
      .then(async () => ((await isSignedIn()) ? work() : end()))
      .catch((error: unknown) => {
        if (error instanceof Refused) return sftp.status(requestId, error.code, error.message)
        onError(error)
        return sftp.status(requestId, status.FAILURE, 'Laurel could not keep the file. Try again later.')
      })
      .catch(onError)
      .finally(() => {
        waiting -= 1
      })
  }
  const handleFor = (requestId: number): string => {
    if (uploads.size + listings.size >= limits.openFilesMax)
      throw new Refused(status.FAILURE, `Laurel takes ${limits.openFilesMax} files at once. Close one first.`)
    handles += 1
    const handle = String(handles)
    sftp.handle(requestId, Buffer.from(handle))
    return handle
  }
  const ok = (requestId: number): void => sftp.status(requestId, status.OK)
  const attributes = async (requestId: number, path: string): Promise<void> => {
    const asked = fileNameOf(path)
    if (asked.kind === 'folder') return sftp.attrs(requestId, folderAttributes)
    const file =
      asked.kind === 'file' ? (await folder.list()).find(({ name }) => name === asked.name) : undefined
    if (!file) throw new Refused(status.NO_SUCH_FILE, 'There is no such file.')
    return sftp.attrs(requestId, attributesOf(file))
  }

  sftp.on('REALPATH', (requestId, path) => {
    const asked = fileNameOf(path)
    const filename = asked.kind === 'file' ? `/${asked.name}` : '/'
    sftp.name(requestId, [{ filename, longname: filename, attrs: folderAttributes }])
  })
  sftp.on('STAT', (requestId, path) => inTurn(requestId, () => attributes(requestId, path)))
  sftp.on('LSTAT', (requestId, path) => inTurn(requestId, () => attributes(requestId, path)))
  // Times and rights that clients set mean nothing here.
  sftp.on('SETSTAT', requestId => ok(requestId))
  sftp.on('FSETSTAT', requestId => ok(requestId))
  sftp.on('FSTAT', (requestId, handle) => {
    const upload = uploads.get(handle.toString())
    if (!upload) return sftp.status(requestId, status.FAILURE)
    return sftp.attrs(requestId, { ...fileAttributes, size: upload.size })
  })
  sftp.on('OPENDIR', (requestId, path) =>
    inTurn(requestId, async () => {
      if (fileNameOf(path).kind !== 'folder')
        throw new Refused(status.NO_SUCH_FILE, 'There is no such folder.')
      listings.set(handleFor(requestId), false)
    }),
  )
  sftp.on('READDIR', (requestId, handle) =>
    inTurn(requestId, async () => {
      const isRead = listings.get(handle.toString())
      if (isRead === undefined) throw new Refused(status.FAILURE, 'The folder is not open.')
      listings.set(handle.toString(), true)
      if (isRead) return sftp.status(requestId, status.EOF)
      return sftp.name(requestId, (await folder.list()).map(entryOf))
    }),
  )
  sftp.on('OPEN', (requestId, path, flags) =>
    inTurn(requestId, async () => {
      const name = nameToWrite(path)
      if ((flags & mode.WRITE) === 0)
        throw new Refused(status.PERMISSION_DENIED, 'Files can be uploaded, not downloaded.')
      if ((flags & mode.APPEND) !== 0)
        throw new Refused(status.FAILURE, 'Laurel does not append to files. Upload the whole file.')
      if ((flags & mode.EXCL) !== 0 && (await folder.list()).some(file => file.name === name))
        throw new Refused(status.FAILURE, 'There is such a file.')
      uploads.set(handleFor(requestId), new Upload(name, room, limits.fileBytesMax))
    }),
  )
  sftp.on('READ', requestId => sftp.status(requestId, status.PERMISSION_DENIED))
  sftp.on('WRITE', (requestId, handle, offset, data) => {
    switch (uploads.get(handle.toString())?.write(offset, data)) {
      case 'written':
        return ok(requestId)
      case 'tooLarge':
        return sftp.status(
          requestId,
          status.FAILURE,
          `A file has at most ${limits.fileBytesMax} bytes. Upload it in parts.`,
        )
      case 'noRoom':
        return sftp.status(requestId, status.FAILURE, 'Laurel is busy. Try again in some minutes.')
      case undefined:
        return sftp.status(requestId, status.FAILURE, 'The file is not open.')
    }
  })
  sftp.on('CLOSE', (requestId, handle) =>
    inTurn(requestId, async () => {
      const key = handle.toString()
      if (listings.delete(key)) return ok(requestId)
      const upload = uploads.get(key)
      if (!upload) throw new Refused(status.FAILURE, 'The file is not open.')
      uploads.delete(key)
      try {
        if (!upload.isWhole)
          throw new Refused(status.FAILURE, 'A part of the file was refused. It is not kept.')
        // An empty file is what a client leaves that failed to read its own.
        if (upload.size > 0 && (await folder.keep(upload.name, upload.content())) === 'tooMany')
          throw new Refused(
            status.FAILURE,
            'The folder is full. Upload a file with everyone, and remove others.',
          )
      } finally {
        upload.end()
      }
      return ok(requestId)
    }),
  )
  sftp.on('RENAME', (requestId, from, to) =>
    inTurn(requestId, async () => {
      const asked = fileNameOf(from)
      const wanted = nameToWrite(to)
      if (asked.kind !== 'file' || (await folder.rename(asked.name, wanted)) === 'missing')
        throw new Refused(status.NO_SUCH_FILE, 'There is no such file.')
      ok(requestId)
    }),
  )
  sftp.on('REMOVE', (requestId, path) =>
    inTurn(requestId, async () => {
      const asked = fileNameOf(path)
      if (asked.kind !== 'file' || (await folder.remove(asked.name)) === 'missing')
        throw new Refused(status.NO_SUCH_FILE, 'There is no such file.')
      ok(requestId)
    }),
  )
  const noFolders = (requestId: number): void =>
    sftp.status(requestId, status.PERMISSION_DENIED, 'There is one folder. Upload files to it.')
  sftp.on('MKDIR', noFolders)
  sftp.on('RMDIR', noFolders)
  sftp.on('SYMLINK', noFolders)
  sftp.on('READLINK', noFolders)
  // The client is gone. What it did not close is not complete.
  sftp.on('close', () => {
    for (const upload of uploads.values()) upload.end()
    uploads.clear()
  })
}

const nameToWrite = (path: string): string => {
  const asked = fileNameOf(path)
  if (asked.kind !== 'file')
    throw new Refused(status.PERMISSION_DENIED, 'There is one folder. Upload files to it.')
  if (!isTemporary(asked.name) && !isReadable(asked.name)) throw new Refused(status.FAILURE, onlyCsv)
  return asked.name
}

const attributesFor = (modeBits: number): Attributes => ({
  mode: modeBits,
  uid: 0,
  gid: 0,
  size: 0,
  atime: 0,
  mtime: 0,
})
const folderAttributes = attributesFor(0o040_700)
const fileAttributes = attributesFor(0o100_200)

const attributesOf = ({ bytes, uploadedAt }: FileRow): Attributes => {
  const seconds = Math.floor(Date.parse(uploadedAt) / 1_000)
  return { ...fileAttributes, size: bytes, atime: seconds, mtime: seconds }
}

const entryOf = (file: FileRow): FileEntry => ({
  filename: file.name,
  longname: `--w------- 1 laurel laurel ${file.bytes} ${file.uploadedAt.slice(0, 10)} ${file.name}`,
  attrs: attributesOf(file),
})
