/** The address of a survey’s picture in the wanted size: it comes with 100/100 in its place. */
export const surveyImage = (url: string, width: number, height: number): string =>
  url.replace('100/100', `${width}/${height}`)
