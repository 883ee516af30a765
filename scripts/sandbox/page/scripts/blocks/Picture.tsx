const isGif = (url: string): boolean => /\.gif(?:\?|$)/i.test(url)

type PictureProps = { image_url: string; alt_text: string; class: string }

/** A picture from the web; a GIF stands still for people who prefer less motion. */
export const Picture = ({ image_url: url, alt_text: alt, class: className }: PictureProps) => {
  if (!/^(https?:|data:image\/|\/)/i.test(url)) return <span class="muted">{alt}</span>
  if (isGif(url) && window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return (
      <canvas
        key={url}
        ref={canvas => drawStill(canvas, url)}
        class={className}
        role="img"
        aria-label={alt}
      />
    )
  return <img class={className} src={url} alt={alt} loading="lazy" />
}

const drawStill = (canvas: HTMLCanvasElement | null, url: string): void => {
  if (canvas === null) return
  const image = new Image()
  image.addEventListener('load', () => {
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
  })
  image.src = url
}
