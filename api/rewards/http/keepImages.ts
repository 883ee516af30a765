import { imagePath, isImageAddress } from '@laurel/contract/rewards/itemImages.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Intent } from '../../access/intent.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import { imageRefused, receiveImage } from '../../http/serving/receiveImage.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { createImages } from '../images/imageStore.ts'

/** All pictures of one request. */
const milliseconds = 10_000
/** So many pictures are fetched at the same time, of 10 MB each at most. */
const atOnce = 4

/**
 * The addresses of the pictures at Laurel: uploaded ones as they are, and copies of those of other sites. A repeat of
 * the intent finds the same copies. Throws a problem for a picture that is not there.
 */
export const keepImages = async (
  dependencies: Dependencies,
  { id, teamId }: Intent,
  addresses: readonly string[],
): Promise<string[]> => {
  if (addresses.length === 0) return []
  const store = createImages(dependencies.database)
  const imageIds = addresses.map(address =>
    isImageAddress(address)
      ? address.slice(imagePath.length + 1, -'.webp'.length)
      : derivedId('image', teamId, id, address).replaceAll('-', ''),
  )
  const known = await store.knownOf(teamId, imageIds)
  const missing = new Map(
    imageIds.flatMap((imageId, index) => (known.has(imageId) ? [] : [[imageId, addresses[index] ?? '']])),
  )
  if ([...missing.values()].some(isImageAddress)) throw imageUnknown()
  const signal = AbortSignal.timeout(milliseconds)
  const wanted = [...missing]
  for (let first = 0; first < wanted.length; first += atOnce) {
    const pictures = await Promise.all(
      wanted.slice(first, first + atOnce).map(async ([imageId, address]) => {
        const bytes = await fetched(dependencies, address, signal)
        return { imageId, bytes }
      }),
    )
    for (const { imageId, bytes } of pictures) await receiveImage(dependencies, teamId, bytes, imageId)
  }
  return imageIds.map(imageId => `${imagePath}/${imageId}.webp`)
}

const fetched = async (
  { settings }: Dependencies,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  try {
    const bytes = (await settings.fetchPicture?.(address, signal)) ?? null
    if (bytes) return bytes
  } catch (error) {
    if (!(error instanceof VendorUncertain)) throw error
    throw imageRefused(`${error.message} Upload the picture, or try again in a moment.`)
  }
  throw imageRefused(
    `There is no picture at ${URL.canParse(address) ? new URL(address).host : 'this address'} that Laurel may copy. Upload it, or ask the operator of Laurel to allow this site.`,
  )
}

const imageUnknown = () =>
  new HttpProblem({ status: 422, code: 'IMAGE_UNKNOWN', says: 'problems.imageUnknown' })
