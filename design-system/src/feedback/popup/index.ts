export { Popup, type PopupFilm, type PopupImage, type PopupProps } from './Popup.tsx'
