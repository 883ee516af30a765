import { imageBytesMax, uploadImage } from '@laurel/contract/rewards/itemImages.ts'
import { useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useText } from '../../messages/useText.ts'
import { base64Of } from './base64Of.ts'

/** The files that can be uploaded as pictures. */
export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Uploads files one after the other, and says what is wrong with those that are refused. */
export const useImageUpload = (onAdded: (images: readonly string[]) => void) => {
  const { client } = useConnection()
  const text = useText()
  const [isUploading, setIsUploading] = useState(false)
  const [problem, setProblem] = useState<string>()

  const upload = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return
    setIsUploading(true)
    setProblem(undefined)
    const added: string[] = []
    for (const file of files) {
      try {
        if (file.size > imageBytesMax) throw new Error(text('items.tooLarge'))
        const { image } = await client.call(uploadImage, { body: { content: await base64Of(file) } })
        added.push(image)
      } catch (error) {
        const reason = error instanceof Error ? error.message : text('action.failed')
        setProblem(`${file.name}: ${reason}`)
      }
    }
    setIsUploading(false)
    if (added.length > 0) onAdded(added)
  }
  return { upload, isUploading, problem }
}
