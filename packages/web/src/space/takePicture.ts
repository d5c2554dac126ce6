/** What a canvas shows, as a picture of points. */
import type { WebGLRenderer } from 'three';

/** Drawn again so many times as fine, and then as before. */
export async function takePicture(renderer: WebGLRenderer, scale: number, draw: () => void): Promise<Blob> {
  const canvas = renderer.domElement;
  const { width, height } = canvas.getBoundingClientRect();
  const drawAt = (ratio: number): void => {
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height);
    draw();
  };
  const usual = renderer.getPixelRatio();
  drawAt(scale);
  // Read in the same task, before the browser takes the drawing.
  const read = new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  drawAt(usual);
  const blob = await read;
  if (!blob) throw new Error('the canvas gave no picture');
  return blob;
}
