import { imageBytesMax } from '@laurel/contract/rewards/itemImages.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { written } from '../../messages/sentence.ts'
import { createImages } from '../../rewards/images/imageStore.ts'
import { type Uploaded, uploadImage } from '../../rewards/images/uploadImage.ts'
import type { Dependencies } from '../dependencies.ts'
import { HttpProblem } from '../problems/httpProblem.ts'

/** Keeps a picture, under an id that can’t be guessed unless one is given; throws the problem of one that is refused. */
export const receiveImage = async (
  { database, imageFiles, clock }: Pick<Dependencies, 'database' | 'imageFiles' | 'clock'>,
  teamId: TeamId,
  bytes: Uint8Array,
  imageId?: string,
): Promise<Extract<Uploaded, { readonly kind: 'uploaded' }>> => {
  if (bytes.length > imageBytesMax) throw imageRefused('This file has more than 10 MB. Make it smaller.')
  const images = createImages(database, imageFiles)
  const outcome = await uploadImage({ images, now: clock() }, teamId, bytes, imageId)
  if (outcome.kind === 'refused') throw imageRefused(outcome.problem)
  if (outcome.kind === 'full') throw tooManyImages()
  return outcome
}

export const imageRefused = (english: string) =>
  new HttpProblem({
    status: 422,
    code: 'IMAGE_REFUSED',
    says: 'problems.imageRefused',
    detail: written(english),
  })

const tooManyImages = () =>
  new HttpProblem({ status: 422, code: 'TOO_MANY_IMAGES', says: 'problems.tooManyImages' })
