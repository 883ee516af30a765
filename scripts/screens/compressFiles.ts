import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const isText = (name: string): boolean => /\.(?:js|css|html|svg)$/.test(name)
/** Smaller files fit into one packet either way. */
const compressedBytesMin = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Puts a Brotli and a gzip variant beside each text file of a build. The server picks one by `Accept-Encoding`. */
export const compressFiles = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && isText(entry.name))
  // One at a time: the best quality needs much memory, and each file is compressed twice at once.
  for (const { parentPath, name } of files) await compressFile(join(parentPath, name))
}

const compressFile = async (file: string): Promise<void> => {
  const contents = await readFile(file)
  if (contents.length < compressedBytesMin) return
  const [brotli, zipped] = await Promise.all([
    toBrotli(contents, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
    toGzip(contents, { level: zlib.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
