// planted boundaries(dependencies): typed-redux-saga is used only in platform/sagas
import * as library from 'typed-redux-saga';

export { library as typedSaga };
