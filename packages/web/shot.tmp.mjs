import { launchBrowser, serveFolder } from '/work/main/tools/browser.testkit.ts';
const server = await serveFolder('/work/main/packages/web/dist/');
const browser = await launchBrowser(['--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist']);
for (const scheme of ['light','dark']) for (const [w,h] of [[1440,900],[390,844]]) {
  const page = await browser.newPage({ viewport:{width:w,height:h}, colorScheme: scheme });
  page.on('console', m => console.log(m.type(), m.text())); page.on('pageerror', e => console.log('ERR', e.message));
  await page.goto(server.address+'element.html');
  await page.waitForSelector('#cube canvas', {timeout:60000});
  await page.waitForTimeout(500);
  if (process.argv[2]==='busy') { await page.locator('#square [data-cell="2"]').click(); await page.keyboard.press('4'); await page.keyboard.press('ArrowRight'); await page.keyboard.press('5');await page.keyboard.press('ArrowDown'); await page.keyboard.press('Shift+Digit2');await page.keyboard.press('Shift+Digit4'); }
  await page.screenshot({ path:`/tmp/el-${scheme}-${w}.png`, fullPage:true });
  await page.close();
}
await browser.close(); await server.close();
