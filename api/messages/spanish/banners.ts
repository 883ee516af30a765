import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { banners as english } from '../english/banners.ts'

export const banners: TextsLike<typeof english> = {
  confetti: 'Confeti y serpentinas de papel sobre fondo verde',
  balloons: 'Cinco globos suben desde colinas verdes a un cielo azul',
  cake: 'Una tarta de cumpleaños de dos pisos con cinco velas encendidas',
  bunting: 'Dos filas de banderines de colores sobre un sol naciente',
  laurel: 'Una corona de laurel dorada alrededor de una estrella',
  stars: 'Una constelación, una estrella fugaz y una luna creciente en el cielo nocturno',
  oak: 'Un roble con bellotas en una colina ante el sol poniente',
  sprout: 'Una planta joven crece de la tierra ante el sol',
  mountain: 'Un camino lleva a una cumbre nevada con una bandera',
  sailboat: 'Un velero en un mar en calma con montañas detrás',
  lighthouse: 'Un faro alumbra el mar de noche, con un barco pequeño',
  'open-door': 'Una puerta abierta entre dos plantas, con banderines encima',
}
