export default {
  'web.devices': 'My devices',
  'web.devices.why':
    'A link brings your name, your games and your settings to another device. It works once, within ten minutes.',
  'web.devices.show': 'Show a link for another device',
  'web.devices.qr': 'The link as a picture for a camera',
  'web.devices.link': 'Link for another device',
  'web.devices.renew.why':
    'A device is lost, or somebody has seen your link? New keys shut out every other device at once.',
  'web.devices.renew': 'Shut out all other devices',
  'web.devices.renewed': 'All other devices are shut out. Your personal link is a new one, too.',
  'web.device.title': 'Go on here',
  'web.device.text': 'This link brings {name} to this device, with games and settings.',
  'web.device.instead':
    'Here you are {name} so far. Whoever that is comes back only with a link of their own.',
  'web.device.yes': 'Be {name} here, too',
  'web.device.no': 'Not now',
  'web.device.unknown':
    'This link has been used, or is older than ten minutes. Make a new one on the other device.',
  'web.my-data': 'My data',
  'web.my-data.why':
    'This is all the server knows of you: your name, your seats, what you said, and how you want to be told.',
  'web.my-data.save': 'Save everything about me',
  'web.my-data.delete': 'Delete me',
  'web.my-data.sure':
    'Your name and everything you said will be gone, bots take your seats, and nothing brings you back. The games of the others go on.',
  'web.my-data.delete.yes': 'Yes, delete me',
  'web.my-data.delete.no': 'No',
  'web.my-data.deleted': 'You are deleted. Whoever comes now is somebody new.',
};
